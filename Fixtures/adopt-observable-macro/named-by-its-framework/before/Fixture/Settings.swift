import SwiftUI

final class Settings: ObservableObject {
  @Published var isDark = false
}
