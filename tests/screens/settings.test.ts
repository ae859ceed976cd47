// @vitest-environment screen
/** What the owner sets under Algemeen is kept, and told back as it should be. */
import { expect, test } from 'vitest'
import { choose, dialog, eventually, field, fill, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { PASSWORD } from '../factories/owner-site.ts'
import { startFormServer, startMailServer } from '../setup/mail-server.ts'

const SAVED = 'Uw wijzigingen zijn succesvol opgeslagen.'

async function saveWithPassword(): Promise<void> {
  await press('Instellingen Opslaan')
  const asked = dialog('Bevestig dat u het bent')
  await fill('Huidig wachtwoord', PASSWORD, asked)
  await press('Opslaan', asked)
}

const placeholders = () => [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder)

const valuesOf = async (...labels: string[]) => Promise.all(labels.map(async (label) => (await field(label)).value))

test('a changed telephone number is kept', async () => {
  await using screen = await openOwnerScreen('')
  await fill('Telefoonnummer', '088 - 123 45 67')
  await press('Instellingen Opslaan')
  await sees(SAVED)
  expect(screen.site.app.settings().contact_phone).toBe('088 - 123 45 67')
  await screen.goTo('')
  await eventually(async () => expect((await field('Telefoonnummer')).value).toBe('088 - 123 45 67'))
})

test('a saved key is shown by its last four characters and never sent back', async () => {
  await using screen = await openOwnerScreen('')
  const bodies: Promise<string>[] = []
  screen.onAnswer((answer) => bodies.push(answer.text()))
  await fill('API-sleutel van de chatbot', 'sk-live-5h1x9r3t7b-wxyz')
  await saveWithPassword()
  await eventually(() => expect(placeholders()).toContain('••••wxyz'))
  await screen.goTo('')
  await eventually(() => expect(placeholders()).toContain('••••wxyz'))
  await screen.quiet()
  expect(bodies.length).toBeGreaterThan(3)
  expect((await Promise.all(bodies)).filter((body) => body.includes('5h1x9r3t7b'))).toEqual([])
  expect(JSON.stringify(await screen.site.db.selectFrom('elk_settings').selectAll().execute())).not.toMatch(/5h1x9r3t7b|wxyz/)
})

test('another name and disclaimer of the assistant are shown beforehand, and a name of a profession is refused', async () => {
  await using screen = await openOwnerScreen('')
  await fill('Naam van de assistent', 'Nótaris Noor')
  await sees('Kies een naam van 1 tot 30 letters')
  await press('Instellingen Opslaan')
  await sees('Fout bij Opslaan')
  expect((await field('Naam van de assistent')).value).toBe('Nótaris Noor')
  await fill('Naam van de assistent', 'Noor')
  await press('Kompas')
  await fill('Zin onder het veld', 'Controleer het antwoord altijd bij de bron.')
  await eventually(() => expect(document.querySelector('.identity-preview')?.textContent).toContain('Noor'))
  await press('Instellingen Opslaan')
  await sees(SAVED)
  await eventually(() => {
    const { assistant_name, assistant_disclaimer } = screen.site.app.settings()
    expect([assistant_name, assistant_disclaimer]).toEqual(['Noor', 'Controleer het antwoord altijd bij de bron.'])
  })
})

test('the owner picks a mail service, fills in a server by hand instead, tries it, and reads what really happened; its password stays secret', async () => {
  await using mailServer = await startMailServer()
  await using screen = await openOwnerScreen('', { variables: { MAIL_HOSTS: `127.0.0.1:1,127.0.0.1:${mailServer.port}` } })
  const bodies: Promise<string>[] = []
  screen.onAnswer((answer) => bodies.push(answer.text()))
  await press('Per e-mail')
  await fill('Berichten naar', 'postvak@site.example')
  await fill('Afzenderadres', 'site@site.example')
  await choose('Waar hebt u uw e-mail?', 'Gmail of Google Workspace')
  await sees('Maak bij Google een app-wachtwoord')
  expect(await valuesOf('Mailserver (SMTP)', 'Poort', 'Beveiligde verbinding')).toEqual(['smtp.gmail.com', '465', 'tls'])
  await choose('Waar hebt u uw e-mail?', 'Microsoft 365')
  await eventually(async () => expect(await valuesOf('Mailserver (SMTP)', 'Poort', 'Beveiligde verbinding')).toEqual(['smtp.office365.com', '587', 'starttls']))
  await choose('Beveiligde verbinding', 'TLS, meteen (SSL/TLS)')
  await eventually(async () => expect(await valuesOf('Poort', 'Waar hebt u uw e-mail?')).toEqual(['465', '']))
  await choose('Beveiligde verbinding', 'STARTTLS')
  await fill('Mailserver (SMTP)', '127.0.0.1')
  await fill('Poort', '1')
  await fill('Gebruikersnaam', 'kantoor')
  await fill('Wachtwoord van de mailserver', 'zeer-geheim')
  await sees('Daarna kunt u een testbericht versturen.')
  await saveWithPassword()
  await sees(SAVED)
  await eventually(() => expect(placeholders()).toContain('••••••••'))
  await press('Testbericht versturen')
  await sees('Het testbericht is niet bezorgd. De ontvangende server is niet bereikbaar.')
  expect((await Promise.all(bodies)).join()).not.toContain('zeer-geheim')
  expect(JSON.stringify(await screen.site.db.selectFrom('elk_settings').selectAll().execute())).not.toContain('geheim')

  // Another server gets no password of the one before.
  await fill('Poort', String(mailServer.port))
  await sees('U kiest een andere mailserver of poort.')
  await saveWithPassword()
  await sees('Het bewaarde wachtwoord van de mailserver is gewist')
  await eventually(() => expect(placeholders()).toContain('Nog geen wachtwoord bewaard'))
  await press('Testbericht versturen')
  await sees('Vul het wachtwoord van de mailserver in.')
  await fill('Gebruikersnaam', '')
  // Without a name nothing secret goes anywhere, so nothing is asked.
  await press('Instellingen Opslaan')
  await seesNoMore('Daarna kunt u een testbericht versturen.')
  await press('Testbericht versturen')
  await sees('Het testbericht is aangenomen voor postvak@site.example (127.0.0.1).')
  expect(mailServer.mails.map((mail) => [mail.to, mail.headers.get('subject')])).toEqual([[['postvak@site.example'], 'Testbericht van Elke Notaris']])
})

test('a faulty address of a form service is refused at its field, and a good one gets what visitors write', async () => {
  await using service = await startFormServer()
  await using screen = await openOwnerScreen('', { variables: { MAIL_HOSTS: new URL(service.url).host } })
  await fill('E-mailadres', 'postvak@site.example')
  await press('Via een formulierdienst')
  await fill('Adres van de formulierdienst', 'http://formulieren.example')
  await saveWithPassword()
  await sees('Dit adres moet met https:// beginnen, zonder naam, wachtwoord of poort erin')
  await fill('Adres van de formulierdienst', service.url)
  await saveWithPassword()
  await sees(SAVED)
  expect(part('[role=group]', /^Nog niet opgeslagen/)()).toBeUndefined()
  expect(screen.refused).toEqual([])
})
