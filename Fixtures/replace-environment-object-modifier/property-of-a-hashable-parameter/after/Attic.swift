import SwiftUI

final class Trunk: ObservableObject, Hashable {
  @Published var isOpen = false

  static func == (lhs: Trunk, rhs: Trunk) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// No value of a box.
@Observable
final class Lamp {
  var isOn = false
}

struct Box<Value: Hashable> {
  var kept: Value
}

struct TrunkView: View {
  @EnvironmentObject var trunk: Trunk
  var lamp: Lamp
  var body: some View { Text(trunk.isOpen && lamp.isOn ? "open" : "closed") }
}

struct AtticView: View {
  let boxes: TrunkBoxes
  var lamp: Lamp

  var body: some View {
    Row(boxes) { box in
      TrunkView(lamp: lamp).environmentObject(box.kept)
    }
  }
}

protocol Boxes {
  associatedtype Item
  var items: [Item] { get }
}

struct TrunkBoxes: Boxes {
  let items: [Box<Trunk>]
}

struct Row<Elements: Boxes, Content: View>: View {
  let elements: Elements
  let content: (Elements.Item) -> Content

  init(_ elements: Elements, @ViewBuilder content: @escaping (Elements.Item) -> Content) {
    self.elements = elements
    self.content = content
  }

  var body: some View { content(elements.items[0]) }
}
