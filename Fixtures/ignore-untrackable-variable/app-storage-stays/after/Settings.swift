import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("isMuted") var isMuted = false
    @Published var volume = 5
}
