import SwiftUI

extension Array where Element == Int {
  mutating func removeAll(identifiedBy id: Int) { removeAll { $0 == id } }
}

@Observable
final class Feed {
  var messages: [Int] = []

  // A name that is a value.
  func delete(_ ids: [Int]) {
    for id in ids { messages.removeAll(identifiedBy: id) }
    ids.forEach { id in messages.removeAll(identifiedBy: id) }
    let first = ids.first ?? 0
    messages.removeAll(identifiedBy: first)
  }

  // One that may be any function.
  func prune() {
    let isOld = { [self] (id: Int) in id < messages.count }
    var newMessages = messages
    newMessages.removeAll(where: isOld)
    messages = newMessages
  }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View { Text("\(feed.messages.count)") }
}
