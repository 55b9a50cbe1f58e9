import SwiftUI

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var count = 0

    var body: some View {
        Text("rang \(count) times")
            .onReceive(alarm.$isRinging) { isRinging in
                if isRinging { count += 1 }
            }
    }
}
