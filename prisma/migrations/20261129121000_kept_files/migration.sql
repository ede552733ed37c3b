-- Of the bytes as they are kept: a picture is made anew, so what hides behind it tells no two apart.
UPDATE "ReceiptFile" SET sha256 = encode(sha256(bytes), 'hex');

-- CreateIndex
CREATE INDEX "ReceiptFile_sha256_idx" ON "ReceiptFile"("sha256");
