/// A source with places that are marked by `0️⃣` to `9️⃣`, and what is left of it without these.
///
/// ```swift
/// MarkedText("let x = 1️⃣store.title").offset(of: "1️⃣")  // 8
/// ```
package struct MarkedText: Sendable {
  package let text: String
  /// The UTF-8 offset in `text` that each marker stands before.
  package let offsets: [Character: Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [Character: Int] = [:]
    for character in marked {
      if Self.markers.contains(character) {
        precondition(offsets[character] == nil, "the marker \(character) stands in two places of a source")
        offsets[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The markers that it has, in the order of their numbers.
  package var markers: [Character] { offsets.keys.sorted() }

  /// The marker before an offset.
  package func marker(at offset: Int) -> Character? { offsets.first { $0.value == offset }?.key }

  private static let markers: Set<Character> = [
    "0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣",
  ]
}
