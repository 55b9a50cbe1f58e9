import SwiftUI

@Observable
final class Settings {
    private var bundle: [Int]? {
        didSet {
            print(bundle ?? [])
        }
    }

    var name = ""

    var size = 1 {
        willSet {
            #if CROSS
            print(newValue)
            #else
            #endif
        }
    }

    var count: Int { bundle?.count ?? 0 }

    func add(_ number: Int) {
        bundle = (bundle ?? []) + [number]
    }

    func reset() {
        #if CROSS
        print("reset")
        #else
        withMutation(keyPath: \.bundle) {}
        #endif
        bundle = []
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.count) \(settings.name) \(settings.size)")
    }
}
