import SwiftUI

struct Tag: RawRepresentable, Hashable {
  var rawValue: String
  var label = ""
  init(rawValue: String) { self.rawValue = rawValue }
}

struct Options: OptionSet {
  let rawValue: Int
  var hint = ""
  init(rawValue: Int) { self.rawValue = rawValue }
}

struct Level: Strideable {
  var value: Double
  var note: String
  func distance(to other: Level) -> Double { other.value - value }
  func advanced(by number: Double) -> Level { Level(value: value + number, note: note) }
}

// All that it has is compared.
struct Color3: RawRepresentable, Hashable {
  var rawValue: Int
}

struct Version: RawRepresentable, Hashable {
  var major: Int
  var minor: Int
  var rawValue: String { "\(major).\(minor)" }
  init(rawValue: String) { (major, minor) = (rawValue.count, 0) }
}

struct Item: Equatable {
  let id: Int
  var title: String
  static func == (left: Item, right: Item) -> Bool { left.id == right.id }
}

struct Page<Element: Equatable>: Equatable {
  var items: [Element]
  var number: Int
}

@Observable
final class Labels {
  var tag = Tag(rawValue: "x")
  var options = Options(rawValue: 1)
  var level = Level(value: 1, note: "a")
  var color = Color3(rawValue: 1)
  var version = Version(rawValue: "1")
  var page = Page(items: [Item(id: 1, title: "a")], number: 1)
  var copies = Array(repeating: Item(id: 1, title: "a"), count: 2)
  var groups = Dictionary(grouping: [Item(id: 1, title: "a")], by: \.id)

  func rename() {
    var other = Tag(rawValue: "x")
    other.label = tag.label + "l"
    tag = other
  }
  func hint() {
    var other = Options(rawValue: 1)
    other.hint = options.hint + "h"
    options = other
  }
  func note() { level = Level(value: 1, note: level.note + "n") }
  func paint() { color = Color3(rawValue: 1) }
  func upgrade() { version = Version(rawValue: version.rawValue + "1") }
  func reload() { page = Page(items: page.items.map { Item(id: $0.id, title: $0.title + "r") }, number: 1) }
  func copy() { copies = Array(repeating: Item(id: 1, title: copies[0].title + "c"), count: 2) }
  func group() { groups = Dictionary(grouping: [Item(id: 1, title: groups[1]![0].title + "g")], by: \.id) }

  /// Announces equal values too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }
}

struct ContentView: View {
  @State private var labels = Labels()

  var body: some View {
    VStack {
      Text("\(labels.tag.label) \(labels.options.hint) \(labels.level.note) \(labels.color.rawValue)")
      Text("\(labels.version.minor)")
      Text("\(labels.page.items[0].title) \(labels.copies[0].title) \(labels.groups[1]![0].title)")
      Button("Rename") { labels.rename() }
      Button("Hint") { labels.hint() }
      Button("Note") { labels.note() }
      Button("Paint") { labels.paint() }
      Button("Upgrade") { labels.upgrade() }
      Button("Reload") { labels.reload() }
      Button("Copy") { labels.copy() }
      Button("Group") { labels.group() }
    }
  }
}
