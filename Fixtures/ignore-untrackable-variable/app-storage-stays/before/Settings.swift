import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("isMuted") var isMuted = false
    @Published var volume = 5
}

func reset() {
    UserDefaults.standard.removeObject(forKey: "isMuted")
}
