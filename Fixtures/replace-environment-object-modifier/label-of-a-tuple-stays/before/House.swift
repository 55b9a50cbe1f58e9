import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct Room {
  var lamp: String
}

struct Rows<Item, Content: View>: View {
  let items: [Item]
  @ViewBuilder let content: (Item) -> Content

  var body: some View {
    ForEach(items.indices, id: \.self) { content(items[$0]) }
  }
}

struct LampView: View {
  @EnvironmentObject private var lamp: Lamp

  var body: some View {
    Text(lamp.isOn ? "On" : "Off")
  }
}

struct House: View {
  let lamps: [(lamp: Lamp, floor: Int)]

  var body: some View {
    Rows(items: lamps) { pair in
      LampView().environmentObject(pair.lamp)
    }
  }
}
