import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

struct CountView: View {
  @StateObject var model = Model()
  @State private var isOn = false

  var body: some View {
    Toggle("\(model.count)", isOn: $isOn)
  }
}

// Nothing here tells what the name means.
struct OtherView: View {
  @StateObject var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}
