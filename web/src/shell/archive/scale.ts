/** The scale on which several ratings are drawn: round hundreds around all that is likely. */
export interface Scale {
  from: number;
  to: number;
}

/** The round fifties around ratings as they were one after another. */
export function climbed(ratings: readonly number[]): Scale {
  return { from: Math.floor((Math.min(...ratings) - 1) / 50) * 50, to: Math.ceil((Math.max(...ratings) + 1) / 50) * 50 };
}

export function scaleOf(ratings: readonly { rating: number; margin: number }[]): Scale {
  if (ratings.length === 0) return { from: 1000, to: 2000 };
  const from = Math.min(...ratings.map(({ rating, margin }) => rating - margin));
  const to = Math.max(...ratings.map(({ rating, margin }) => rating + margin));
  return { from: Math.floor(from / 100) * 100, to: Math.ceil(to / 100) * 100 };
}
