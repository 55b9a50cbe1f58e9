import SwiftUI

final class Item: ObservableObject {
  @Published var label = ""
}

final class Shelf {
  var items: [Item]?
  var nested: [String: [Item]] = [:]

  func show() {
    for item in items ?? [] { _ = Text("").environmentObject(item) }
    for item in nested["a"] ?? [] { _ = Text("").environmentObject(item) }
    (items ?? []).forEach { item in _ = Text("").environmentObject(item) }
  }
}
