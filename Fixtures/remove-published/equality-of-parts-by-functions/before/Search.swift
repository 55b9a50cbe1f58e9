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

final class Search: ObservableObject {
  @Published var matches: [Match] = []
  @Published var hits: [Hit] = []

  func find(_ found: [Match], _ others: [Hit]) {
    matches = found
    hits = others
  }
}

struct Results: View {
  @ObservedObject var search: Search

  var body: some View {
    ForEach(search.matches, id: \.line) { match in
      Text("\(match.range.location) \(match.words.joined())")
    }
    ForEach(search.hits, id: \.line) { hit in
      Text(hit.words.joined())
    }
  }
}
