import SwiftUI

#if canImport(ObjectiveC)
@objc(APPCounter)
#endif
final class Counter: NSObject, ObservableObject {
    @Published var n = 0
    #if canImport(ObjectiveC)
    @objc
    #endif
    func bump() { n += 1 }
}

#if canImport(ObjectiveC)
@objcMembers
class Legacy: NSObject, ObservableObject {
    @Published var value = 0
    @objc dynamic var kvo = 0
    @objc(nameOfIt) var custom = ""
    @Published @objc var both = 1
}
#endif

struct V: View {
    @StateObject var counter = Counter()
    var body: some View { Text("\(counter.n)") }
}
