import SwiftUI

/// The module may be that of a library, which may have a type of that name.
final class Settings: ObservableObject {
  @Published var isDark = false
}

@Observable
final class Profile {
  var name = ""
}

struct ProfileView: View {
  var profile: Profile

  var body: some View {
    Text(profile.name)
  }
}
