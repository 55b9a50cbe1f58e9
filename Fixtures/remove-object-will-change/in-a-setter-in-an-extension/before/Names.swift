import Foundation

extension Preferences {
    var name: String {
        get { UserDefaults.standard.string(forKey: "name") ?? "" }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "name")
        }
    }
}
