import SwiftUI

final class Settings: ObservableObject {
    private var bundle: [Int]? {
        willSet {
#if !CROSS
            objectWillChange.send()
#endif
        }
        didSet {
            print(bundle ?? [])
        }
    }

    var name = "" {
        willSet {
            #if !CROSS
            objectWillChange.send()
            #endif
        }
    }

    var size = 1 {
        willSet {
            #if CROSS
            print(newValue)
            #else
            objectWillChange.send()
            #endif
        }
    }

    var count: Int { bundle?.count ?? 0 }

    func add(_ number: Int) {
#if !CROSS
        objectWillChange.send()
#endif
        bundle = (bundle ?? []) + [number]
    }

    func reset() {
        #if CROSS
        print("reset")
        #else
        objectWillChange.send()
        #endif
        bundle = []
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.count) \(settings.name) \(settings.size)")
    }
}
