-- DropIndex
DROP INDEX "User_search_idx";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- A name as it is searched: `foldForSearch` of rules/src/latinLetters.ts, letter by letter. What is searched for is folded
-- by that, and what is searched in by this.
CREATE FUNCTION "fold_name"(name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(translate(name, '`´', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      'łŁøØđĐðÐħĦŧŦıĸŋŊəƏɓƁɗƊƙƘ“”‐‑‒–—−''‘’‛′ʹʻʼʽ',
      'lLoOdDdDhHtTiknNeEbBdDkK""------'
    ),
    'þ', 'th'), 'Þ', 'Th'), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'Ae'), 'œ', 'oe'), 'Œ', 'Oe')
$$;

CREATE FUNCTION "set_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchText" := ' ' || "fold_name"(NEW."firstName" || ' ' || NEW."lastName" || ' ' || NEW."email");
  RETURN NEW;
END $$;
CREATE TRIGGER "User_search_text" BEFORE INSERT OR UPDATE OF "firstName", "lastName", "email", "searchText" ON "User"
  FOR EACH ROW EXECUTE FUNCTION "set_search_text"();

-- Composed letters, as names are stored from now on. A few letters are longer composed: those that would not fit stay.
UPDATE "User" SET
  "firstName" = CASE WHEN char_length(normalize("firstName", NFC)) <= 100 THEN normalize("firstName", NFC) ELSE "firstName" END,
  "lastName" = CASE WHEN char_length(normalize("lastName", NFC)) <= 100 THEN normalize("lastName", NFC) ELSE "lastName" END;

-- CreateIndex
CREATE INDEX "User_search_idx" ON "User" USING GIN ("searchText" gin_trgm_ops);
