/** The product's name: the only place where it stands. */
export const productName = 'Elke Notaris'
