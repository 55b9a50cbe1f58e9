import Combine
import Observation

public func opened(_ name: String) -> String { name }

/// Only the package that knows nothing of this one has a '$status'.
@Observable
public final class StatusModel {
    public var status = ""
}

public final class ClientModel: ObservableObject {
    @Published public var clientStatus = ""
}

public final class ToolModel: ObservableObject {
    @Published public var toolStatus = ""
}

public final class RemoteModel: ObservableObject {
    @Published public var remoteStatus = ""
}
