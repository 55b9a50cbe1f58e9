import SwiftUI

@Observable
final class Settings {
  var isDark = false
}
