/** The portal's own messages. */
export const messages = {
  enterDetails: 'Please enter the details',
  passwordsDiffer: 'Password and confirm password do not match',
  phoneLength: 'Phone number should be exactly 10 digits',
  noCodePasted: 'The pasted text needs exactly one six-digit code.',
  noData: 'Data Not Found',
  linkShared: 'Link shared successfully!',
  shareFailed: 'Failed to share!',
  sessionEnded: 'Your session has ended',
  offline: "You're offline. This information may be out of date.",
  notSent: "Nothing was sent. You're offline.",
  notSentExpired: 'Nothing was sent. Your session has ended.',
} as const;
