// The old address of the first step of every command.
import "./local/boot.mjs";
