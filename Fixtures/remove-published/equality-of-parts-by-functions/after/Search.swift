import Foundation
import SwiftUI

struct Match: Equatable {
  let line: Int
  let range: NSRange
  let words: [String]

  static func == (lhs: Match, rhs: Match) -> Bool {
    lhs.line == rhs.line && NSEqualRanges(lhs.range, rhs.range) && lhs.words.elementsEqual(rhs.words)
  }
}

struct Hit: Equatable {
  let line: Int
  let words: [String]

  // Leaves out the order of the words.
  static func == (lhs: Hit, rhs: Hit) -> Bool {
    lhs.line == rhs.line && lhs.words.sorted().elementsEqual(rhs.words.sorted())
  }
}

@Observable
final class Search {
  var matches: [Match] = []
  var hits: [Hit] = [] { didSet { withMutation(keyPath: \.hits) {} } }

  func find(_ found: [Match], _ others: [Hit]) {
    matches = found
    hits = others
  }
}

struct Results: View {
  var search: Search

  var body: some View {
    ForEach(search.matches, id: \.line) { match in
      Text("\(match.range.location) \(match.words.joined())")
    }
    ForEach(search.hits, id: \.line) { hit in
      Text(hit.words.joined())
    }
  }
}
