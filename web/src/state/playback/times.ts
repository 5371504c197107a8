/** How long beats take, in milliseconds at normal speed. */
export const FLY = 420;
export const BURY = 380;
export const SETTLE = 160;
export const READ = 900;
export const FAN = 350;
export const COIN = 300;
export const SHOW = 240;
export const POP = 240;
export const INCOME = 380;
export const APART = 90;
export const BAND = 2700;
export const RIBBON = 1400;
export const ROMES = 520;
export const TURNS = 300;
/** What others do is played in this share of the time. */
export const OTHERS = 0.8;
export const MOST_COINS = 3;
