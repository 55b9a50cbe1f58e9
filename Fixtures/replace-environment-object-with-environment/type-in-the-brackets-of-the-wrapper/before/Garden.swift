import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 3
  @Published var name = ""
}

struct BedsView: View {
  @EnvironmentObject<Garden> private var garden

  var body: some View {
    Text("\(garden.beds)")
  }
}

struct NameView: View {
  @SwiftUI.EnvironmentObject<Garden> var garden

  var body: some View {
    TextField("Name", text: $garden.name)
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    BedsView().environmentObject(garden)
  }
}
