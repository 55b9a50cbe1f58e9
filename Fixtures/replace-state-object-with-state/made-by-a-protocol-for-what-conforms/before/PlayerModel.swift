import SwiftUI

class Track {}

final class PlayerModel: Track, ObservableObject, Kept {
  @Published var title = ""
  static func make() -> PlayerModel? { nil }
  func same() -> some View { Text(title).environmentObject(me) }
}

final class Unrelated: ObservableObject {
  @Published var text = ""
}

struct PlayerView: View {
  @StateObject private var model = PlayerModel.restored ?? PlayerModel()
  @StateObject private var other = PlayerModel.make() ?? PlayerModel.all[0].me

  var body: some View {
    Text(model.title).environmentObject(model.me)
    Text(other.title)
  }
}

struct UnrelatedView: View {
  @StateObject private var unrelated = Unrelated()

  var body: some View { Text(unrelated.text) }
}
