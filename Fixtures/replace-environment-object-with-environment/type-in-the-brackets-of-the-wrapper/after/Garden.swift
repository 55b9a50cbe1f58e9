import SwiftUI

@Observable
final class Garden {
  var beds = 3
  var name = ""
}

struct BedsView: View {
  @Environment(Garden.self) private var garden

  var body: some View {
    Text("\(garden.beds)")
  }
}

struct NameView: View {
  @SwiftUI.Environment(Garden.self) var garden

  var body: some View {
    @Bindable var garden = garden
    TextField("Name", text: $garden.name)
  }
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    BedsView().environment(garden)
  }
}
