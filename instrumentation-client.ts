import { rememberEarlyText } from "@/components/forms/early-text";

// Next runs this file in the browser before all other code of the site. By default, Zod tries whether it may compile
// schemas with `eval`. Our content security policy forbids that, and the browser would report each attempt as a
// violation. Zod keeps the setting that `z.config` changes on globalThis, so pages without forms need none of its code
// here. The server has no such policy and compiles schemas, which makes them faster.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Hydration would drop what was typed before it.
rememberEarlyText();
