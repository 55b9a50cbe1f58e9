import SwiftUI

final class Counts: ObservableObject {
    func count(for key: String) -> Int {
        UserDefaults.standard.integer(forKey: key)
    }

    func set(_ count: Int, for key: String) {
        UserDefaults.standard.set(count, forKey: key)
        objectWillChange.send()
    }
}
