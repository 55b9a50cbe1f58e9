import SwiftUI

typealias ScreenModelDefinition = ObservableObject & Identifiable

protocol ScreenModel: ScreenModelDefinition {
  var title: String { get }
}

final class SignIn: ScreenModel {
  let id = "sign in"
  @Published var title = "Sign in"
}

/// No class can inherit `AnyObject`, which the protocol needs.
final class Settings: ScreenModelDefinition {
  let id = "settings"
  @Published var name = ""
}

struct Page: View {
  @StateObject private var model = SignIn()
  @StateObject private var settings = Settings()

  var body: some View { Text(model.title + settings.name) }
}
