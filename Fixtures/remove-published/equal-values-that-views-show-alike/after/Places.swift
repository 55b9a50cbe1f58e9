import SwiftUI

/// Everything is compared.
struct Place: Equatable {
  let name: String
  var latitude: Double
  var longitude: Double

  static func == (a: Place, b: Place) -> Bool {
    guard b.name == a.name else { return false }
    return (a.latitude, a.longitude) == (b.latitude, b.longitude)
  }
}

/// What is left out is read nowhere.
struct Answer: Hashable {
  let text: String
  let receivedAt: Double

  init(text: String, receivedAt: Double) {
    self.text = text
    self.receivedAt = receivedAt
  }

  static func == (lhs: Answer, rhs: Answer) -> Bool { lhs.text == rhs.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

struct Item: Identifiable, Equatable {
  let id: Int
  var title: String

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Places {
  var places: [Place] = []
  var answer: Answer?
  /// Changed in place only.
  var items: [Item] = []
  /// Only there or not.
  var selected: Item?
  /// Announced whatever is assigned, as these are not `Equatable`.
  var result: Result<Item, Error>?
  var pair: (Item, Int)
  /// Assigned before a view can have the object.
  private var initial: Item

  var title: String { initial.title }

  init(_ item: Item) {
    pair = (item, 0)
    initial = item
  }

  func load(_ place: Place, _ item: Item) {
    places = [place]
    answer = Answer(text: place.name, receivedAt: 1)
    items.append(item)
    items[0].title = "new"
    items += [item]
    selected?.title = "new"
    selected = nil
    result = .success(item)
    pair = (item, 1)
  }
}

struct Start {
  let initial: Int
}

/// Its key path is of another type, and assigns nothing.
func sum(of starts: [Start]) -> Int { starts.map(\.initial).reduce(0, +) }

struct PlacesView: View {
  var places: Places

  var body: some View {
    Text(places.title)
    Text("\(places.items.map(\.title)) \(places.answer?.text ?? "")")
  }
}
