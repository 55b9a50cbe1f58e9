import SwiftUI

@Observable
#if canImport(ObjectiveC)
@objc(APPCounter)
#endif
final class Counter: NSObject {
    var n = 0
    #if canImport(ObjectiveC)
    @objc
    #endif
    func bump() { n += 1 }
}

#if canImport(ObjectiveC)
@Observable
@objcMembers
class Legacy: NSObject {
    var value = 0
    @objc dynamic var kvo = 0
    @ObservationIgnored @objc(nameOfIt) var custom = ""
    @objc var both = 1
}
#endif

struct V: View {
    @State var counter = Counter()
    var body: some View { Text("\(counter.n)") }
}
