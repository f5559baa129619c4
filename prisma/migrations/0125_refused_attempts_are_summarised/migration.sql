-- Failed sign-ins and used-up rate limits are on record, so that an attack can be seen and described afterwards. They are not rows of the
-- audit log, because anyone can cause them: the first attempt of an hour inserts a row, and further ones only add to its count.
-- An empty account means that the attempt named none. The account is an id or a keyed hash, and the network is a prefix, never a full address.
CREATE TABLE refused_attempts (
  hour timestamptz(3) NOT NULL,
  kind text NOT NULL,
  account text NOT NULL,
  network text NOT NULL,
  count integer NOT NULL,
  first_at timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  CONSTRAINT refused_attempts_pkey PRIMARY KEY (hour, kind, account, network),
  CONSTRAINT refused_attempts_count_is_positive CHECK (count > 0),
  CONSTRAINT refused_attempts_hour_is_whole CHECK (extract(epoch FROM hour)::bigint % 3600 = 0)
);
