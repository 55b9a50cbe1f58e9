import SwiftUI

final class Other: ObservableObject {
  @Published var count = 0
}

final class Maker: ObservableObject {
  @Published var count = 0

  static let make: (Int) -> Other = { _ in Other() }
  static func make(named name: String) -> Maker { Maker() }
}

struct MakerView: View {
  @EnvironmentObject var maker: Maker
  @EnvironmentObject var other: Other
  var body: some View { Text("\(maker.count + other.count)") }
}

struct Previews: View {
  var body: some View {
    MakerView().environmentObject(Maker.make(1)).environmentObject(Maker.make(named: "A"))
  }
}
