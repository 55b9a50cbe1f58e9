import SwiftUI

@Observable
final class Model {
  var count = 0
}

struct CountView: View {
  @State var model = Model()
  @State private var isOn = false

  var body: some View {
    Toggle("\(model.count)", isOn: $isOn)
  }
}

// Nothing here tells what the name means.
struct OtherView: View {
  @SwiftUI.State var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}
