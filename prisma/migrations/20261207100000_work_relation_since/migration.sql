-- A change of the work relation cuts the year by payment date: before this day, the other relation held.
ALTER TABLE "User"
ADD COLUMN     "workRelationSince" DATE;
ALTER TABLE "User" ADD CONSTRAINT "User_work_relation_since"
  CHECK ("workRelationSince" IS NULL OR "workRelation" IS NOT NULL);
