import SwiftUI

/// Sets, `ForEach` and operators call what counts here, while views are made.
@Observable
final class Tag: Hashable {
  var count: Int
  @ObservationIgnored private var hashed = 0
  @ObservationIgnored private var compared = 0

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

@Observable
final class Tags {
  let all = [Tag(1), Tag(2)]
  var chosen: Set<Tag> = []

  func toggle(_ tag: Tag) {
    if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
  }
}

struct TagView: View {
  var tag: Tag
  var tags: Tags

  var body: some View {
    Button("\(tag.count) \(tags.chosen.contains(tag) ? "on" : "off")") { tags.toggle(tag) }
  }
}

@Observable
@dynamicMemberLookup
final class Strings {
  var language = "en"
  @ObservationIgnored private var cache: [String: String] = [:]
  @ObservationIgnored private var hits = 0

  subscript(dynamicMember key: String) -> String {
    hits += 1
    if let known = cache[key + language] { return known }
    let found = "\(language): \(key)"
    cache[key + language] = found
    return found
  }
}

struct Greeting: View {
  var strings: Strings

  var body: some View {
    VStack {
      Text(strings.hello)
      Text(strings.bye)
    }
  }
}

@Observable
final class Prices {
  static let shared = Prices()
  var price = 1
  @ObservationIgnored var formats = 0
}

struct Money: FormatStyle {
  func format(_ value: Int) -> String {
    Prices.shared.formats += 1
    return "\(value) €"
  }
}

struct PriceView: View {
  var prices = Prices.shared

  var body: some View { Button(prices.price.formatted(Money())) { prices.price += 1 } }
}

struct ContentView: View {
  @State private var tags = Tags()
  @State private var strings = Strings()

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
