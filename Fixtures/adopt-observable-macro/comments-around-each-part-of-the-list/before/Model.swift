import SwiftUI

final class Model /* the model */: /* first */ ObservableObject /* after */, Identifiable {
    @Published var count = 0
}

final class Line: ObservableObject // the old one
    , Identifiable
{
    @Published var count = 0
}

final class Short: ObservableObject/* after */, Identifiable {
    @Published var count = 0
}
