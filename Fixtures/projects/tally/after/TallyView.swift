import SwiftUI

struct TallyView: View {
    var vm = TallyViewModel()

    var body: some View {
        VStack {
            Text("Count: \(vm.count)")
            Button("More", action: vm.increase)
            Button("Reset", action: vm.reset)
        }
    }
}
