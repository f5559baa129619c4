/** Sentences of invented victims. Names and addresses are samples. */
export const englishSentences = [
  "I met a woman online who said she could teach me how to trade crypto on a new platform.",
  "At first everything looked real and my account showed a good profit every day.",
  "They told me that I would have to pay a fee before they could release any of my money.",
  "When I asked for a withdrawal they said there was a problem with my tax record and I must pay more.",
  "My husband says I should have known better, but they were very patient and friendly for months.",
  "I sent the first transfer from my bank on a Monday and two more that same week.",
  "The broker called me almost every day, usually in the morning, and always from another number.",
  "I have copies of all the chats, the emails and the bank statements, and can send them when you like.",
  "My bank was not able to stop the wire because I waited too long to report it.",
  "He asked me to install AnyDesk so that he could help me open an account with the exchange.",
  "I never gave anyone my seed phrase or my private key, but I did send the coins myself.",
  "The website is gone now and nobody will answer the phone or reply to any message.",
  "I am 67, I live alone, and this was the money my late wife and I had saved to leave our children.",
  "You will hear this story often, but I really did believe that this company was honest and that people there cared.",
  "Please tell me what I should do next, and how much it would cost to have someone review my case.",
  "They sent me a certificate with a gold seal that looked like it came from the regulator.",
  "I found another victim on a forum, and we think that there must be several hundred people in the same position.",
  "Police gave me a report number but said they have no time to look into cases like mine.",
  "Then they wanted a security deposit, then an insurance, then a fee for the blockchain, then a fine for being late.",
  "A second firm wrote to me in spring and offered to get everything back if I paid ten percent first.",
  "Every time I wanted to stop they had a reason why just one more small payment would solve it.",
  "This is how it began: an ad with a famous man on television, then a form, then a call within five minutes.",
  "All I have left is a pension of 1,450 a month and a loan that will run until 2031.",
  "The total loss is about $84,300, of which $12,000 was on my credit card.",
  "I sold my car, my boat and some old coins that my father had left me to pay the last invoice.",
  "We talked about family, travel, food, music, sport, art, dogs, horses, garden work and the weather before any money came up.",
  "My son works in security and he says that the app was fake from the start, the chart as well as the price.",
  "It is hard to write this down because I feel shame and anger at the same time.",
  "There was a problem with two factor codes, so the agent asked me to read out the number I got by text message.",
  "Could you call me in the evening, after six, on my mobile phone and not at the office?",
  "They even have a video call where a young man in a suit walks through a room full of screens.",
  "I hope you can understand that we cannot wait another year, since the house will be sold.",
  "What I can offer you is the name on the account, the address in Cyprus and a picture of the card.",
  "The person who set up the wallet for me wrote twelve words on paper and kept the paper.",
  "In that week I had to enter a code again and again until the page would load.",
  "He said that only a clever investor would act right now while the market was still in a weak phase.",
];

export const englishScam =
  '"Dear valued client, your withdrawal request is now on hold. To release the fund you must first settle the tax of 15 percent within three days. ' +
  'Do not share this notice with any third party. Our legal team will review your case and update you by email. Kind regards, Finance Office"';

/** Lists as people write them. */
export const englishWords = [
  "bank", "card", "phone", "laptop", "camera", "car", "bike", "boat", "ring", "watch", "coins", "jewellery", "savings", "pension", "loan", "mortgage", "insurance", "passport",
  "licence", "address", "email", "password", "bill", "invoice", "contract", "letter", "photo", "video", "voice message", "screenshot", "chart", "app", "website", "broker",
  "manager", "lawyer", "notary", "police", "neighbour", "friend", "sister", "cousin", "doctor", "teacher", "flat", "house", "garden", "furniture", "piano", "gold", "silver", "cash",
];
