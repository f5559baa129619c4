// A loaded machine is slow and not wrong: what hangs shows all the same.
jest.setTimeout(30_000);
