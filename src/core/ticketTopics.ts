/** The five topics of a ticket (product.md: Constants). */
export const ticketTopics = [
  'Why was my withdrawal address rejected?',
  'How many confirmations does a deposit need?',
  'How fast is an internal transfer?',
  'Is my trade fee accurate?',
  'Other',
] as const;
