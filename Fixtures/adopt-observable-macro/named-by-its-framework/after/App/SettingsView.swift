import SwiftUI

#if canImport(Fixture)
import Fixture
#endif

struct SettingsView: View {
  var settings: Fixture.Settings

  var body: some View {
    Text(settings.isDark ? "dark" : "light")
  }
}
