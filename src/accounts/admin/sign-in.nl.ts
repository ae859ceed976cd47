/** Sentences of the second step of signing in, and of signing in with a passkey. */

export const secondStepTexts = {
  ask: 'Uw wachtwoord klopt. Bevestig nu dat u het bent, met de code van uw app, een herstelcode of een passkey.',
  code: 'Code van 6 cijfers',
  recoveryCode: 'Herstelcode',
  takeRecovery: 'Herstelcode gebruiken',
  takeApp: 'Code van de app gebruiken',
  required: 'Vul de code in.',
  back: 'Terug naar het wachtwoord',
  refused: { title: 'Login Fout', message: 'Deze code klopt niet, is verlopen of is al gebruikt. Lukt het niet, begin dan opnieuw met uw wachtwoord.' },
} as const

export const passkeySignInTexts = {
  or: 'of',
  button: 'Inloggen met een passkey',
  refused: { title: 'Login Fout', message: 'Met deze passkey kunt u hier niet inloggen.' },
  cancelled: { title: 'Login Fout', message: 'U hebt geen passkey gebruikt. Probeer het opnieuw of log in met uw wachtwoord.' },
} as const
