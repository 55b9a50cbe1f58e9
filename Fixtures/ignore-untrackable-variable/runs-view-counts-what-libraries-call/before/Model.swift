import SwiftUI

/// Sets, `ForEach` and operators call what counts here, while views are made.
final class Tag: ObservableObject, Hashable {
  @Published var count: Int
  private var hashed = 0
  private var compared = 0

  init(_ count: Int) { self.count = count }

  static func == (lhs: Tag, rhs: Tag) -> Bool {
    lhs.compared += 1
    return lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hashed += 1
    hasher.combine(ObjectIdentifier(self))
  }
}

final class Tags: ObservableObject {
  let all = [Tag(1), Tag(2)]
  @Published var chosen: Set<Tag> = []

  func toggle(_ tag: Tag) {
    if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
  }
}

struct TagView: View {
  @ObservedObject var tag: Tag
  @ObservedObject var tags: Tags

  var body: some View {
    Button("\(tag.count) \(tags.chosen.contains(tag) ? "on" : "off")") { tags.toggle(tag) }
  }
}

@dynamicMemberLookup
final class Strings: ObservableObject {
  @Published var language = "en"
  private var cache: [String: String] = [:]
  private var hits = 0

  subscript(dynamicMember key: String) -> String {
    hits += 1
    if let known = cache[key + language] { return known }
    let found = "\(language): \(key)"
    cache[key + language] = found
    return found
  }
}

struct Greeting: View {
  @ObservedObject var strings: Strings

  var body: some View {
    VStack {
      Text(strings.hello)
      Text(strings.bye)
    }
  }
}

final class Prices: ObservableObject {
  static let shared = Prices()
  @Published var price = 1
  var formats = 0
}

struct Money: FormatStyle {
  func format(_ value: Int) -> String {
    Prices.shared.formats += 1
    return "\(value) €"
  }
}

struct PriceView: View {
  @ObservedObject var prices = Prices.shared

  var body: some View { Button(prices.price.formatted(Money())) { prices.price += 1 } }
}

struct ContentView: View {
  @StateObject private var tags = Tags()
  @StateObject private var strings = Strings()

  var body: some View {
    VStack {
      ForEach(tags.all, id: \.self) { TagView(tag: $0, tags: tags) }
      Greeting(strings: strings)
      Greeting(strings: strings)
      PriceView()
      PriceView()
      Button("Language") { strings.language += "x" }
    }
  }
}
