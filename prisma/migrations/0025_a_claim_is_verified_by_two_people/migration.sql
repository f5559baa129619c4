-- That a claim was verified by two people, with evidence, is the site's central promise, and only the application kept it: a
-- statement typed by hand could publish a figure with invented verifiers, and left no trace. The database keeps it now. What
-- was verified is what is shown: a change of a verified claim ends its verification. Every change of a claim or its texts,
-- by whatever path, leaves an audit row with ids and names of columns, never words.

CREATE FUNCTION audit_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff text := nullif(current_setting('app.staff_id', true), '');
  before jsonb := CASE WHEN TG_OP IN ('UPDATE', 'DELETE') THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN to_jsonb(NEW) END;
  row_now jsonb := coalesce(after, before);
  changed text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(key, ',' ORDER BY key) INTO changed FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details) VALUES (
    CASE WHEN staff IS NULL THEN 'database' ELSE 'staff' END, staff,
    TG_ARGV[0] || CASE TG_OP WHEN 'INSERT' THEN '.added' WHEN 'UPDATE' THEN '.changed' WHEN 'DELETE' THEN '.deleted' ELSE '.all-deleted' END,
    'claim', coalesce(row_now ->> 'claim_id', row_now ->> 'id', 'all'),
    jsonb_strip_nulls(jsonb_build_object(
      'columns', changed,
      'locale', row_now -> 'locale',
      'verified', CASE WHEN TG_ARGV[0] = 'claim' AND after IS NOT NULL THEN after -> 'verified_on' <> 'null' END
    ))
  );
  RETURN NULL;
END;
$$;

CREATE TRIGGER change_is_audited AFTER INSERT OR UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION audit_claim_change('claim');
CREATE TRIGGER change_is_audited AFTER INSERT OR UPDATE OR DELETE ON claim_texts FOR EACH ROW EXECUTE FUNCTION audit_claim_change('claim-text');
CREATE TRIGGER deletion_of_all_is_audited AFTER TRUNCATE ON claims FOR EACH STATEMENT EXECUTE FUNCTION audit_claim_change('claim');
CREATE TRIGGER deletion_of_all_is_audited AFTER TRUNCATE ON claim_texts FOR EACH STATEMENT EXECUTE FUNCTION audit_claim_change('claim-text');

-- Rows that break the new rules lose their verification and are kept. A kind or profile that the site does not know was shown nowhere.
UPDATE claims SET kind = 'promise', verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL
WHERE kind NOT IN ('regulator', 'registration', 'statistic', 'testimonial', 'credential', 'qualification', 'promise');
UPDATE claims SET key = key || '.' || id, profile = 'ca', verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL
WHERE profile NOT IN ('ca', 'uk');
UPDATE claims SET verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL
WHERE num_nonnulls(verified_by_id, second_verifier_id, verified_on) > 0 AND NOT (
  num_nonnulls(verified_by_id, second_verifier_id, verified_on) = 3
  AND verified_by_id <> second_verifier_id
  AND EXISTS (SELECT FROM staff_users WHERE id = verified_by_id)
  AND EXISTS (SELECT FROM staff_users WHERE id = second_verifier_id)
  AND coalesce(evidence_url, '') ~ '^https://[^/@[:space:]]+[.][^/@[:space:]]+(/|$)'
  AND coalesce(facts ->> 'register', '') !~* 'bafin' AND key !~* 'bafin'
);

ALTER TABLE claims
  ADD CONSTRAINT claim_kind_is_known
    CHECK (kind IN ('regulator', 'registration', 'statistic', 'testimonial', 'credential', 'qualification', 'promise')),
  ADD CONSTRAINT claim_profile_is_known CHECK (profile IN ('ca', 'uk')),
  ADD CONSTRAINT claim_is_verified_by_staff FOREIGN KEY (verified_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT claim_is_verified_again_by_staff
    FOREIGN KEY (second_verifier_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT claim_verifiers_differ CHECK (verified_by_id <> second_verifier_id),
  ADD CONSTRAINT claim_has_both_verifiers_and_a_day CHECK (num_nonnulls(verified_by_id, second_verifier_id, verified_on) IN (0, 3)),
  ADD CONSTRAINT verified_claim_has_evidence
    CHECK (verified_on IS NULL OR coalesce(evidence_url, '') ~ '^https://[^/@[:space:]]+[.][^/@[:space:]]+(/|$)'),
  -- BaFin approves no firm that recovers money: nothing can verify that it did.
  ADD CONSTRAINT bafin_approves_nobody
    CHECK (verified_on IS NULL OR (coalesce(facts ->> 'register', '') !~* 'bafin' AND key !~* 'bafin'));

-- Only its place in lists and an earlier end leave a verified claim verified.
CREATE FUNCTION end_claim_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.verified_on IS NOT NULL AND (
    (NEW.key, NEW.kind, NEW.profile, NEW.facts, NEW.evidence_url) IS DISTINCT FROM (OLD.key, OLD.kind, OLD.profile, OLD.facts, OLD.evidence_url)
    OR coalesce(NEW.expires_on, 'infinity') > coalesce(OLD.expires_on, 'infinity')
  ) THEN
    NEW.verified_by_id := NULL;
    NEW.second_verifier_id := NULL;
    NEW.verified_on := NULL;
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER change_ends_verification BEFORE UPDATE ON claims FOR EACH ROW EXECUTE FUNCTION end_claim_verification();

CREATE FUNCTION end_verification_with_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  UPDATE claims SET verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL
  WHERE verified_on IS NOT NULL AND (TG_LEVEL = 'STATEMENT' OR id IN (OLD.claim_id, NEW.claim_id));
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_ends_verification AFTER INSERT OR UPDATE OR DELETE ON claim_texts
  FOR EACH ROW EXECUTE FUNCTION end_verification_with_text();
CREATE TRIGGER deletion_ends_verification AFTER TRUNCATE ON claim_texts
  FOR EACH STATEMENT EXECUTE FUNCTION end_verification_with_text();

-- A live database was filled with the demonstration's invented figures, reviews and people, hidden until verified. Where they are
-- still word for word the samples (by their hashes) and unverified, they go; the claims stay, for the firm to fill with its own.
CREATE TEMPORARY TABLE sample_words (hash text PRIMARY KEY) ON COMMIT DROP;
INSERT INTO sample_words VALUES
  ('013584deb9ad12b4a1feb9899e28f44e'), ('01a848baae05c8a01b9653c94fbe73e1'), ('03184d23db651128b7bef40c96a1b100'), ('032666c67ec22ce33664d663cb2238d0'),
  ('0428f82e2bdf576f0e64f0ec92c1385c'), ('0457207326d3f803c034dd0cb14ee6b6'), ('04e16035afbc4469180c6d69c723efb7'), ('0505fe87f0a85a6b658a7f09241bdae8'),
  ('052a4e6db0acbabb1b7994dae66b7a57'), ('053ca4200a8920bb0b8b5f192de1884f'), ('055839a34940e67787cfa696be3a39d7'), ('05ca7b0bc4113d2ed6213331c5b67ae8'),
  ('05fec9f69c34c94c054597441629ccec'), ('061b468e0afd00ec9d8b9670f9d4875c'), ('0999ea84033985f3bdfe5b1abefaf4a0'), ('0a04f0fac29537f4319ae649e5e7ed11'),
  ('0ac584175a1eedd275484b889d17d251'), ('0ce1b063eb1839940a41535965bad0c1'), ('0cf4daf65bc3bbb50e5be953b71b349f'), ('0e5b87e3a0de7d7526fdbdee3e545f2c'),
  ('0e69c0a20b6c776d9ce55e65b2137409'), ('0ed49a557a09d812171e31c42a88da3f'), ('0ee64c2671c0c36b48c39151a986157f'), ('0f85bddc1906dd6229e762a8e2c26f0a'),
  ('106dd092df641ab5763004b5fc7319a2'), ('108517abc8972b7bd8297573fadf1ac1'), ('11abb705a28038900a662a8d465caf26'), ('120b44b3472f52ea7ef0aa85134f93ce'),
  ('121de5432cbbfc1f1da39dcf8655f18b'), ('12275ce53ca4182c07b06bd686abecc7'), ('1696d17c3458fb35dc154bece89c7100'), ('16f011b44afe95f452fdb315618a12d7'),
  ('17a95c6e86951467fbb840c81b11ee0e'), ('1803ee3d6d2272325387fd90b98906a3'), ('19352a841284796b4313cb555dcc2246'), ('19a72a2e79d70edee9db9b4a21b34234'),
  ('19db6077cc8ae0d079fbdcd2cec56959'), ('19ddf6a69629c80108aebdd645c832f4'), ('1a4901f44ae8e00ece9cf402f9ceb9ea'), ('1b335a684dafe6f0361bdc348cd8e7b4'),
  ('1b8859ac00e82e84e5232b099987b0fa'), ('1bb737bff7be678150112aa644cda92e'), ('1be1340ac315dc25bf7928f2bc804336'), ('1cb7dd2dcce2943dcd9e82772b522f5d'),
  ('1d65661ee889ff6f97d6b4e66532e5b0'), ('1d9dc9cbc5adc81c2f9183fc7ea6d779'), ('1ecc007fb23a3e9c8d43ead99a378169'), ('20695e40d68a284ac12db9c8cd49da85'),
  ('21124a4d519cede95ec991fe765eb671'), ('2178d592cad13c58c4a317888162dbca'), ('21ea1fe18bfd9dd4769609950273fbb1'), ('22a8ded08f542b06abafc52eecea4c6a'),
  ('22c9d278e45274e331e954d51fc0ec65'), ('2300f717ccf1f0183dbd447f8696bf48'), ('24649503c5ef66db90a3179f4f0642b9'), ('24863ea48141017c815fcf4482779bc0'),
  ('25a0b1dd3414ca06018a7770288bbadb'), ('260a9d4ca90102926383e3228ee529b6'), ('26750982ca71479fafda6b04cea687a7'), ('26ecf273069bfd50808df5601196dc5b'),
  ('2894469b89262fd7b0883aad7d6145a8'), ('28b48a138189efc04b38a85b6c5e1fb0'), ('292850de972910ac526d47148c56a477'), ('29a31e6dbb64de6a67725deee3d028be'),
  ('29c1f8e5087ccbb64eb5a99cf007c4d6'), ('29ed1fdb9a31e66900123936816a213c'), ('2bfb152a3ab31b5051bb3cdd111cd7e7'), ('2f525735fbea665222948fc0f56c172c'),
  ('30707e56d1faa433ba529fefb5dbc8b1'), ('3098b9d30ed3f82916a197c5ca9304ce'), ('31d2398bbcbf84fd6d5a6fb008f5cf7f'), ('3273d3ba8739903be27d103582682db2'),
  ('33aa0767e81a44739050f2e28156f82d'), ('33db02c584568765a5f2e3f12f7223b0'), ('340a4e52bb1f307a7636114dd110ea1d'), ('34755c59a99b808ca39a8ea2ce908d36'),
  ('3509c66253beb1dd9119e49932683e22'), ('3600942edd7f9a0f3a8b9fd212aff64b'), ('3788f66f8bca7c59bad2c4eae8b42387'), ('37e122e073d12ff7fd6eba87db7fc2b7'),
  ('3863294fcdebcbaa0c381c9b999bad05'), ('39760193afad8ef0239cae9049735d22'), ('39ae34008c0aca6c44a2b3b54b017b46'), ('39b2cd84276c82e250ede753ec936f8d'),
  ('3abeb6bf6242b8fbde7a6412f2d45afa'), ('3c53792cd22b3f66fa98966d2713d46d'), ('3cead9d6d9420481f83c20cda66ae37b'), ('3eb5de124215bfd4dc5bfa6f3293f412'),
  ('3ed88c6c6dc3016ebdfb8663bda43987'), ('3efd6e444ddc26782ff098d9824176eb'), ('3f70b38ae2be28312f6ba6462bfca9ad'), ('3fdd41ba135fae3e0381e9a7ca0e3fa3'),
  ('4082f93523c049eccdf23319f41b54cc'), ('4206ee00e41c1927fab33539c2345402'), ('4242edc0e6cff8907438c4e68ba00bac'), ('4311a85a1700977af70bea77118a75b5'),
  ('44737ae2a89f3c49175178d6905c9f63'), ('447b0b5e908beae2e5b6a23ab7eab0da'), ('44fa1e0a5b9a891f8dac784c5179297b'), ('48842d75ddbb90b242e1dbffa3374a14'),
  ('490623d11a43fd1a01b06c9e7ccbf38c'), ('49abdc0e2f8cb32831b63169127bb894'), ('4adf259d5721f839bda10fb3162582d6'), ('4bbeee64b6e91c1024380e9dba560645'),
  ('4bd1ba09d4630a6f8c06533220e3dd8d'), ('4c0bdc17f52b25ae9a96c7e1d20d3f1e'), ('4cd0e439425551db6fdeb1b72cd80b52'), ('4cf36e13ab835f84a454520ba1bd27ee'),
  ('4d244192fd8df0a4d38c74b056fcf714'), ('4f1714e3a792bc8e56aa50bfde194c4f'), ('4f2bc8bb483b59df5140d9b95069b94c'), ('4f5c5790ebb7ea0d4c6d48d4e35494ea'),
  ('4f7c2532c0631d2a56656adc9b2415cd'), ('4ffb8a7774e1265e14d8c5428ec10f4c'), ('512796bb2d748429f47ac5835557546b'), ('52c292192c790cb6b164a59b1ff5fa6c'),
  ('5451a9a8e9bb76afd266950e74a76849'), ('5463a3fdadf3e13a47ffa907a31e0061'), ('549b71f3de268ebdbd2b4b766edc18a6'), ('54aa92f7cc6f8ca62474f57e60674625'),
  ('54ee5a7aaf8765f59531da15bec588b1'), ('55399efccc57cb941ed5446469345630'), ('58212f682b9175dc3bd9cde6878092d6'), ('58913431a2877d3aed1bf8ca0e7d0089'),
  ('5a8ac26766f364c7860f301da1f028fa'), ('5c1f400c26d65a72849b2398a3c36c94'), ('5c2f878d1e5ec469f08a91f44173c047'), ('5c53ac2e440a62417853751fc735b790'),
  ('5c68407a7f0fe51c0714eebe4d6e2bca'), ('5d41107178d196c0dea6e7ed95125008'), ('60b178423dbcaffb10b79b9f6db71254'), ('60b530e8e65d63880272d94f567c8207'),
  ('62cca5da47bc8c1e79333f1a2305e5c5'), ('630e510b98a0c4276f9dd2e840291e46'), ('64340706b6956063d18925e31f374205'), ('64beb9dd460c3e3dbc57a3a06eb5c4e0'),
  ('659ed6fa40b1c16170a4592cf89442f8'), ('66440fba03eaf0cef88f5146a3dbcbdf'), ('6677f3d11e2b348e67509f6914f6528e'), ('66cf6535ac57ac1e0dfe80512b35bf18'),
  ('679de8d6d706f12b2d1c594486b15b7b'), ('69efdc0582ad28e1edc7e7543f2429fc'), ('6c5911d177d88b7a6a3efa0c3a2500c6'), ('6cd8d64dad0bbf3afe42597e76036c7d'),
  ('6dc0bee1c9aab5b73d6cd12bbe465f30'), ('6dd46085ed4d4399187c6f82e6091fc3'), ('6e0500f580fa3fc8347e28173033fd53'), ('6e15ddd8da8c1b356c81f46b6ea7a6e1'),
  ('702b378c86b29703b70651d5784bdd8f'), ('7083bb257363ba077360c17e48624b32'), ('716fbf2fc2ccc76b47290b0193dce4b9'), ('7219cbe19be966d1144c93e025897b9d'),
  ('732c1c7d4142c3ad6708614678cf53b2'), ('732fac2ed5dc5e3dbd1d2b0c831b37c6'), ('7360b3e7057526179ef5cbd6b96bedd5'), ('73982bbf989a0fb76dd5750c22749601'),
  ('7486a8f73649bbeac3859c4b9ad12b87'), ('74cf536aa2faec0c110aae29e1d4148b'), ('75a18dfd0c14f2a821a090634855b51c'), ('76495b29dc9ac630d1e281755cd607c1'),
  ('76a34789c757e732dd1fdf4161bc70a1'), ('76a58b7c235a0bc14d346e70478513c6'), ('7708bdf367d0a7806d70ca214313905a'), ('78e68c74e17ce932dff3de4a7a94aab4'),
  ('78ff7f1253d932a351b1b080fc63a0cf'), ('7a6dfb291845e09e271f004ae6c3508a'), ('7a9b37a166afe51f4aa09f613d7a3155'), ('7d17c319a15800e05db3b85b71ede940'),
  ('7dd6ea0e7b6c279741fbc8528d9f47fa'), ('7e9a5eeddfaab0bc764f8029d3bec0ee'), ('7f6655bb93cf4891827665deeb2da00c'), ('807a563fdc4e66c8a214ff69be5499e4'),
  ('80b9700ee1280c7fa55a07723643fffa'), ('816b3e1e027f1f088c32c2b914f23eac'), ('83bf1e0844b534c456aaa562805a910b'), ('865459f59675bb60ac0ad5f12e13955c'),
  ('86a2a4b20aab1c8cfe1888c594104f7d'), ('877282d34f78651d7ff576712ba6f5b8'), ('881a795f45db69068e881faf5ef0d189'), ('8943ef72e4be8de0af12251d6fd8fcb0'),
  ('8a8ee432f243d6d04f7341095d1c513b'), ('8c2c76b1800ef094c7453c2fbb2d22a6'), ('8d9cb73a20c4daa9c5a2f51a9d0e2f0b'), ('8e168bde5d74258bce44ae57622a6baa'),
  ('8f660bdf9ffe08cb5b14b5b500432a95'), ('8f75693b2b45242cdd54ff19c3c6f8f7'), ('8fc793611251d7d9d7890c3417b06398'), ('9089b45cbdb44e91bad6e35765faf944'),
  ('90b6b4d5a30b4fbab66e29918247127b'), ('93074a6378c982b1a4d9e6d66b624547'), ('940cc0cd1af620999dbaf6ec6db7930f'), ('948b45b108b78f0df789b923ae77e9fd'),
  ('952005aadae670cffb599d020e1f364d'), ('9592f0d79efce70ff845c121f735d8fb'), ('96761be04c46b77a0afdd931c171c681'), ('9778aa7d27ce8075740ea8e804eae846'),
  ('97b026c7c6a59aeb70cccfbe499c00df'), ('97fd5a9a01b71f2054bfcb99ac6dbdef'), ('98cd08546d3c2248bc0a33f1b2eff303'), ('98f94c361d5bcfcc55763457a8f26d43'),
  ('990111d08ad95dd324088f58be65c399'), ('996a4adb70eb5bfc8db53ab408a0e197'), ('99917acc6260feb7d3ee4eb9fee06c83'), ('99ab726d49810e006d80bac8513fc4c8'),
  ('9ac2f8b53d289cf1eaba1f58ade2842f'), ('9ae8c956029caa413a90f8b9e6e5d79b'), ('9b2ab5f37aee7f34b7c672e1db874a9e'), ('9b35a948fb444376ff84f4969263239f'),
  ('9bb10ebd67d218a3d51943a43a1c34b7'), ('9c1fed9c22c2391474702bd90709b0e3'), ('9dfd2d9b009a4f2b5b6b3230418fb2a7'), ('9ebd14588c0ab8e81296131fb5a696b6'),
  ('9ffb4ba646df520ba2f78235786b4f40'), ('a0629cb1a88db0b8586cdb84e3c1288e'), ('a0751fd869e219a88d5306e8ae6387e7'), ('a0a68d42b8ce7e1e8cfd756efb7155ec'),
  ('a0eb10307bca81c213ac1390e1570c1f'), ('a15d487c855c73d2493bc6e6ff118989'), ('a35cdba6407010d0489e64fbe9bb77de'), ('a378236b993724d0f7af2c225790e8fc'),
  ('a3d0cd32f0ac857a0a058df80483f22f'), ('a47336c43ae40246ee9a2fd2f871201a'), ('a4c4d4376bd213ef064214892cbd7771'), ('a7ff0bb10ee181daf07a60c443a888e0'),
  ('a87ff679a2f3e71d9181a67b7542122c'), ('a88ddba489f1dc51fdf31d72a8c94e71'), ('aa1f9d78a4ede2cecf95ae1505763248'), ('ab15960220079a56e2cab72fe3b796c3'),
  ('ab3a650d27e199d3c94b2fc098b736e1'), ('ac3ec908542b7a001352b6eaff5298ee'), ('ac524cdff8a11bdd009d1bcb12025223'), ('aca3d79d03a28f1431a6bc5ed0b390d4'),
  ('ad084994ce8ffbdc905b865e771da64d'), ('ad813482bd255be86326d6f9826fc9ae'), ('adcbe92041810b771875a40ffa172ca1'), ('ae0859f0f0c404650eda8d108d9373cc'),
  ('ae343be6c73499044e4ee4f560f508d2'), ('af0f1396ba538d700b03af10e8bca05e'), ('af578ca5ff043153c39ab1863fba7117'), ('b071f7cf8c893ea1721a3b1c10e87326'),
  ('b139088556b9a714e4beaa954326d726'), ('b16e972e1972b15ef838df1e4bb14ae3'), ('b17ae411b4344212972ca2539af0efb5'), ('b1b0fa17003b30c28220ca3693982466'),
  ('b2d51141add08bfcf1154a95b4add275'), ('b34664643f014a3208c34d48085b4db6'), ('b3a1b9d00e8e5e7cab16b23e27e66978'), ('b3d0ec4e407eb3538f07c76fe4dfc4cd'),
  ('b409714fca23412c58c7dbb8c8f0a0fe'), ('b56a91ad9581df19d7b303ebd60d3bce'), ('b57e3dbee93779f33a5909a24c155a4a'), ('b5f94ffe1c6dd065eead625e0ab5434d'),
  ('b64b187f89466b55351fdfc20bede37f'), ('b69144eae0e8a26d02f02e75f73b74a2'), ('b69e389c0d605b49edec22a1bc92fc9e'), ('b6a18883027f01aa23ae6deecd27df5e'),
  ('b71e18badfd5f12ec9f914a5cdb287e7'), ('b758a7347794e69f8d750ff921b955a3'), ('b7603ebf260821ae67ed73c77040cba8'), ('b83bbe730b80587bd6e6846b7fe3a0cb'),
  ('b89c71e49409f050dd687791e30c50cf'), ('b8f3f1bd5642aa26db7d0971e45af8b3'), ('b9ccb8fb699076f494858f86a8e3f02c'), ('bae3a0f0970c617576cbe96cae501b9b'),
  ('bb044719e45144aee7f5d6ae3b46511a'), ('bb30a12e14600441f89c4447a5b0c1cb'), ('bb6bec1e6cbbaebb1a685783f8ed1768'), ('bbd8b29bf718be7708af6554e51aa72f'),
  ('bca127a07c4b32732c3facc6a381fbd2'), ('bcecf593d07b046f0f77aebbb66b0689'), ('bd039474a60398f4a5a60f0a2454e18e'), ('bd11339af089140271680b8b1fe08a3a'),
  ('bd337dd73a21ac3508231c2140ca5bae'), ('bdbee3c7a03afc20beba8da4339aad4b'), ('bec0a92092fc8514c433893f5236ccba'), ('bf3cb04e35d7d8744a1fff4176b57a5a'),
  ('c0333b7f7e2e22aed98427f83d74b7f5'), ('c09ce165149f08d7f2f9ac2f3b5e0a3f'), ('c0b96ebbbb6f840908cb2776d71ea9dc'), ('c1c71ef664a2ceb8b526679890c493e7'),
  ('c25ba420ca2c67fac7e80b3ac5bfddaa'), ('c2a7ad1579f6d7833a9c84bdef677b1c'), ('c35bab2c6bd4e36e180120f9200d8a17'), ('c45f345f81d8db89ca09735d323c7cdc'),
  ('c4a03df79bf459cb25d1bf7753a48149'), ('c4fc97f86765d7e895a1a2359d596f6b'), ('c6b91cd3533be24d803a47c34d7dba2e'), ('c8b6cec556b880c99b62943f01037f1f'),
  ('c981fee7bef84eb82ff4eea46d8e931b'), ('c9e951dfc785ea47064d8e1be899c2a6'), ('ca064403131de97e74e570e630cb83ae'), ('caed0974a4d9be3ced18667ef1410d32'),
  ('cb9ae48f7cc0886d5e030c37ba0b9733'), ('cc7947985e0c7d02a253c168e2b205f1'), ('ccc66236418a0b35cac39368390ad0fc'), ('cd6a887e5360842310447b8aab79565f'),
  ('cd81d1669687d3d721d9e8020d26521a'), ('cf9a782b42be5d2b71083595f2b17ae8'), ('d00f79bcf629b15e8820c99db9283626'), ('d09ebedc0857007e0f1898007da6b15d'),
  ('d0a05451dff5b7ed6793d9179cef0249'), ('d0f4105c6456c1f47ec032a7870c423b'), ('d156a2ac8a61382fd17b77c49ef61600'), ('d1f6b3eef69a7598b870c4369a71c1e8'),
  ('d27d00c09c42a6a8659e4681f44c7a67'), ('d35844ab643c9e5fb973ac23cdbb9bb6'), ('d362e3da62d56ce10568debfebf7f8ce'), ('d377eb7e07114592e39111fb894f415d'),
  ('d4ce8960de8b869738d7687e0bb633af'), ('d5cd7d0ba76fcf7341a98edf83023e47'), ('d5f69a1f6232b3bb068d8315dca5776c'), ('d68f4db6250416f8b2131eb45741f182'),
  ('d738f49e5fd677271ead46343604f632'), ('d8ec6b780fb18bd842ca8d60e6223cc7'), ('d9a44606c67f2a68cafbf7eb74b0ff5c'), ('d9fb0195788d46d4f959407f45bdb356'),
  ('dca52ad68b70857e69a19b3a49e61c4a'), ('ddb0e0cbbc89d25f877923ab93cbbc55'), ('ddd6b68cb076ef79e809a6bab61be171'), ('dfb2cec030443c4220e2dded134c5282'),
  ('e0658e235842d549a3f0cdcc7900c7d5'), ('e1146abdb1173af2bd127f1e4284780f'), ('e158dfacf377d36e8502f4563589d01e'), ('e15ecbbabd35e12a2421b2e980f9161c'),
  ('e1a901d314ea8c5290073824cd480f82'), ('e1e800aeb304ed359bbb17031a4e69d6'), ('e34fac1c1d3fb5311de5ce66d8ce525b'), ('e3cd323155ec1d61bbabaca2c06a30c4'),
  ('e3d512793fe22f67931079bde24cc487'), ('e4da3b7fbbce2345d7772b0674a318d5'), ('e4f2509e0f9f0b031e030e61a7c16756'), ('e51c128850d10c7119912aa29449e803'),
  ('e52d6751bfddec9aff7651e4b1e15e9b'), ('e57c220cf9966b5cbc39db4d385b26b3'), ('e5a95aaef27952227fba5f69328598d1'), ('e69282ec03a7fe453a293cf11a4bdf27'),
  ('e838572eeb7589237839896ae37deafb'), ('e9aeb43e1e5966c9bf7fdf76b41265f0'), ('ea0616c5286d0ab52dcda0534f067da2'), ('ea266c2a786d2fb16aff20dbe0c941d2'),
  ('eab48e9d6dc5b9bc1423d8a0473e966a'), ('eb58d816b6e63d9603f87815c5484318'), ('eb6895009d89fef17a04711629e26767'), ('ebb963b830b93321eb0e47e41554aeed'),
  ('ebc18e095acbdd128d10664cd881057c'), ('ebe9346c43ac86497637579e30ebe0e6'), ('ec45517c6cc7e01d1b734abe7f95e45b'), ('ec698d0637bb665b6ab47c74559bcb3f'),
  ('ed19e64ce865072fe3831302e073083e'), ('ee3bce18aed9d1b8245cde392d2755e8'), ('ee4ed5aac64ce249f7f6c838de805234'), ('eecc9e0ece6f71ca5ff94af0bd216f50'),
  ('f00f1cf3d5d6790373abb10d7e5b6afa'), ('f0db5bf631c338bbbce4a9c3f64615fa'), ('f1423989310b50ef0358e2751a3a57fe'), ('f1b28b3f5cf6deded0bce0b7f149425b'),
  ('f1dcbac25e7fcbcc473a3bdd1ea6fc06'), ('f1f89a752872afe1c9fdf472975610b3'), ('f214d3ca9bd70269f4a682520ecfa6f8'), ('f29b83507b59384ae89f771b690f78aa'),
  ('f364717c854250e2003589f5cb05cb1a'), ('f47ee8f391763da40bc21f92d0044bfb'), ('f504159adce8c465ece1c4855995380e'), ('f508fa658c6b6653ebc5cf3e2d68921a'),
  ('f5e7652223ae02c96a854b4feb08156a'), ('f65f04d44a95ca490f5ad5b9b9f55353'), ('f6f48dbf1c8526edfff1877a1707d01c'), ('f72b9b04d160d67c3707c1b9d23858a0'),
  ('f7d68123a266a7ceb0aaab5b4655e43e'), ('f859c065ac589fcd25e4aaee0911b362'), ('f88c5e5bf1a4f151d97fa79b34386e7c'), ('f8e7976dd9e1b858c6f1f216de3c895b'),
  ('fabd594bef80006832714db5bd2d9a9c'), ('fb9be4474f80857d9e05fbfc85284471'), ('fd1de5cc26d24ca219a4828c9207c01a'), ('fd5cfb73f9166f015eb002defdc50852'),
  ('ff47d50f3efdbeb22d7dc3310134461e');

UPDATE claim_texts SET
  text = CASE WHEN md5(text) IN (SELECT hash FROM sample_words) THEN '' ELSE text END,
  limits = CASE WHEN md5(limits) IN (SELECT hash FROM sample_words) THEN '' ELSE limits END
WHERE EXISTS (SELECT FROM installation WHERE mode = 'live')
  AND claim_id IN (SELECT id FROM claims WHERE verified_on IS NULL)
  AND (md5(text) IN (SELECT hash FROM sample_words) OR md5(limits) IN (SELECT hash FROM sample_words));
UPDATE claims SET facts = (
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(claims.facts)
    WHERE key IN ('register', 'verifyUrl', 'icon', 'catalogueKey') OR md5(value::text) NOT IN (SELECT hash FROM sample_words)
  )
WHERE EXISTS (SELECT FROM installation WHERE mode = 'live') AND verified_on IS NULL AND jsonb_typeof(facts) = 'object';
