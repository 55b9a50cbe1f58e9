import SwiftUI

final class Lantern: ObservableObject {
  @Published var isOn = false
}

struct Box<Value> {
  var kept: Value
}

struct LanternView: View {
  @EnvironmentObject var lantern: Lantern
  var body: some View { Text(lantern.isOn ? "on" : "off") }
}

struct RoomView: View {
  let boxes: LanternBoxes

  var body: some View {
    Row(boxes) { box in
      LanternView().environmentObject(box.kept)
    }
  }
}

protocol Boxes {
  associatedtype Item
  var items: [Item] { get }
}

struct LanternBoxes: Boxes {
  let items: [Box<Lantern>]
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
