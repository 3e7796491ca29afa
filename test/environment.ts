/**
 * An unusual time zone for every test, so that no date is right by luck: Chatham is 12:45 or 13:45
 * ahead of UTC. `package.json` sets an unusual locale (Turkish, where `i` upper-cases to `İ`).
 */
process.env.TZ = "Pacific/Chatham";

// Chevrotain checks tokens and rules when grammars are created. It takes a second in each process and thread,
// so `npm test` does it in the jobs that create every grammar.
process.env.RECLOC_VALIDATE_GRAMMARS ??= "1";
