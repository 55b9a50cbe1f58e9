import SwiftUI

class Track {}

@Observable
final class PlayerModel: Track, Kept {
  var title = ""
  static func make() -> PlayerModel? { nil }
  func same() -> some View { Text(title).environment(me) }
}

@Observable
final class Unrelated {
  var text = ""
}

struct PlayerView: View {
  @State private var model = PlayerModel.restored ?? PlayerModel()
  @State private var other = PlayerModel.make() ?? PlayerModel.all[0].me

  var body: some View {
    Text(model.title).environment(model.me)
    Text(other.title)
  }
}

struct UnrelatedView: View {
  @State private var unrelated = Unrelated()

  var body: some View { Text(unrelated.text) }
}
