/**
 * @generated SignedSource<<bc3ab7bcc742713bcc6247f64167797c>>
 * @relayHash 27214050609dee23e81006ff85a75f4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deb325628873c5b91006f4e742377981216e9c2dfcab6c50490e466aecbb1c0d

import { ConcreteRequest } from 'relay-runtime';
export type EarlierForm = "STATUS_CHANGED" | "WAS_WRONG";
export type TaxClass = "C_CORPORATION" | "INDIVIDUAL" | "LLC" | "OTHER" | "PARTNERSHIP" | "S_CORPORATION" | "TRUST_ESTATE";
export type TaxNumberType = "EIN" | "ITIN" | "SSN";
export type CertifyTaxProfileInput = {
  businessName?: string | null | undefined;
  certified: boolean;
  changedOn?: string | null | undefined;
  city: string;
  earlierForm?: EarlierForm | null | undefined;
  exemptPayeeCode?: string | null | undefined;
  fatcaCode?: string | null | undefined;
  firstName?: string | null | undefined;
  itemTwoCrossed?: boolean | null | undefined;
  lastName?: string | null | undefined;
  legalName?: string | null | undefined;
  llcClass?: string | null | undefined;
  middleName?: string | null | undefined;
  otherClass?: string | null | undefined;
  signedName: string;
  state: string;
  street: string;
  suffix?: string | null | undefined;
  taxClass: TaxClass;
  taxNumber: string;
  taxNumberType: TaxNumberType;
  zip: string;
};
export type useCertifyTaxProfileMutation$variables = {
  input: CertifyTaxProfileInput;
};
export type useCertifyTaxProfileMutation$data = {
  readonly result: {
    readonly __typename: "CertifyTaxProfilePayload";
    readonly warnings: ReadonlyArray<string>;
  } | {
    readonly __typename: "ForbiddenError";
    readonly message: string;
  } | {
    readonly __typename: "RateLimitError";
    readonly message: string;
  } | {
    readonly __typename: "ValidationError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useCertifyTaxProfileMutation = {
  response: useCertifyTaxProfileMutation$data;
  variables: useCertifyTaxProfileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "certifyTaxProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "warnings",
            "storageKey": null
          }
        ],
        "type": "CertifyTaxProfilePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "ForbiddenError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "RateLimitError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ValidationIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCertifyTaxProfileMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCertifyTaxProfileMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "deb325628873c5b91006f4e742377981216e9c2dfcab6c50490e466aecbb1c0d",
    "metadata": {},
    "name": "useCertifyTaxProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fae527e07e5801319e22e5d9150a13a";

export default node;
