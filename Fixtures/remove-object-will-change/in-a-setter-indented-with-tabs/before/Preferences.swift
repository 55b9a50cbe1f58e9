import SwiftUI

final class Preferences: ObservableObject {
	var name: String {
		get {
			UserDefaults.standard.string(forKey: "name") ?? ""
		}
		set {
			objectWillChange.send()
			UserDefaults.standard.set(newValue, forKey: "name")
		}
	}
}
