import SwiftUI

/// The module may be that of a library, which may have a type of that name.
final class Settings: ObservableObject {
  @Published var isDark = false
}

final class Profile: ObservableObject {
  @Published var name = ""
}

struct ProfileView: View {
  @ObservedObject var profile: Profile

  var body: some View {
    Text(profile.name)
  }
}
